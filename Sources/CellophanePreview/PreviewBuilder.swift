/// Collects previews of different kinds.
@resultBuilder public enum PreviewBuilder {
  public static func buildExpression<Root>(_ preview: Preview<Root>) -> [AnyPreview] {
    [AnyPreview(preview)]
  }

  public static func buildExpression(_ preview: AnyPreview) -> [AnyPreview] { [preview] }

  public static func buildExpression(_ previews: [AnyPreview]) -> [AnyPreview] { previews }

  public static func buildExpression<Root>(_ previews: [Preview<Root>]) -> [AnyPreview] {
    previews.map { AnyPreview($0) }
  }

  public static func buildBlock(_ parts: [AnyPreview]...) -> [AnyPreview] { parts.flatMap { $0 } }

  public static func buildArray(_ parts: [[AnyPreview]]) -> [AnyPreview] { parts.flatMap { $0 } }

  public static func buildOptional(_ part: [AnyPreview]?) -> [AnyPreview] { part ?? [] }

  public static func buildEither(first part: [AnyPreview]) -> [AnyPreview] { part }

  public static func buildEither(second part: [AnyPreview]) -> [AnyPreview] { part }

  public static func buildLimitedAvailability(_ part: [AnyPreview]) -> [AnyPreview] { part }
}
