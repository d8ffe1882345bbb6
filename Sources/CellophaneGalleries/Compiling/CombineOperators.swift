/// What Combine has and OpenCombine lacks: a module of its own, which brings OpenCombine along.
enum CombineOperators {
  /// The module's name.
  static let module = "CombineOperators"

  /// The target of the module in a manifest.
  ///
  /// - Parameter products: The product of OpenCombine's, as a line of a list.
  static func target(needing products: String) -> String {
    """
        .target(name: "\(module)", dependencies: [
    \(products)    ], swiftSettings: [.swiftLanguageMode(.v5)]),

    """
  }

  /// Its source.
  ///
  /// Demand is answered as it comes: an operator asks its sources for everything, keeps their latest
  /// and hands on what is asked for.
  static let source = #"""
    @_exported import OpenCombineShim
    import Foundation

    extension Publishers {
      /// The latest of two publishers, whenever one of them sends something.
      public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
      where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
          self.a = a
          self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
          let latest = Latest(a, b, subscriber)
          subscriber.receive(subscription: latest)
          latest.begin()
        }
      }

      /// The latest of three publishers, whenever one of them sends something.
      public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
      where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
          self.a = a
          self.b = b
          self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
          CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
            .receive(subscriber: subscriber)
        }
      }

      /// The latest of four publishers, whenever one of them sends something.
      public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
      where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
          self.a = a
          self.b = b
          self.c = c
          self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
          CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
            .map { ($0.0, $0.1, $1.0, $1.1) }
            .receive(subscriber: subscriber)
        }
      }

      /// What two publishers send, as it comes.
      public struct Merge<A: Publisher, B: Publisher>: Publisher
      where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
          self.a = a
          self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
          MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
        }
      }

      /// What three publishers send, as it comes.
      public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
      where A.Output == B.Output, B.Output == C.Output, A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
          self.a = a
          self.b = b
          self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
          MergeMany(
            a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()
          ).receive(subscriber: subscriber)
        }
      }

      /// What publishers of a kind send, as it comes.
      public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
          publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
          publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
            .receive(subscriber: subscriber)
        }
      }
    }

    extension Publisher {
      public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
      where P.Failure == Failure { .init(self, other) }
      public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
      ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map(transform)
      }
      public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
      ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        .init(self, publisher1, publisher2)
      }
      public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
      ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
      where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
      }
      public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
      ) -> Publishers.CombineLatest4<Self, P, Q, R>
      where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        .init(self, publisher1, publisher2, publisher3)
      }
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
      where P.Output == Output, P.Failure == Failure { .init(self, other) }
      public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init([self, other]) }
      public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
      ) -> Publishers.Merge3<Self, B, C>
      where B.Output == Output, C.Output == Output, B.Failure == Failure, C.Failure == Failure {
        .init(self, b, c)
      }
    }

    /// Keeps the latest of two publishers for whoever asks.
    private final class Latest<A: Publisher, B: Publisher, Downstream: Subscriber>: Subscription
    where
      A.Failure == B.Failure, Downstream.Input == (A.Output, B.Output),
      Downstream.Failure == A.Failure
    {
      private let lock = NSRecursiveLock()
      private let sources: (A, B)
      private var downstream: Downstream?
      private var subscriptions: [AnyCancellable] = []
      private var first: A.Output?
      private var second: B.Output?
      private var demand = Subscribers.Demand.none
      private var isWaiting = false
      private var finished = 0

      init(_ a: A, _ b: B, _ downstream: Downstream) {
        sources = (a, b)
        self.downstream = downstream
      }

      func begin() {
        let one = sources.0.sink { [weak self] in self?.end($0) } receiveValue: { [weak self] in
          self?.take(first: $0, second: nil)
        }
        let other = sources.1.sink { [weak self] in self?.end($0) } receiveValue: { [weak self] in
          self?.take(first: nil, second: $0)
        }
        lock.lock()
        defer { lock.unlock() }
        if downstream != nil { subscriptions = [one, other] }
      }

      private func take(first: A.Output?, second: B.Output?) {
        lock.lock()
        defer { lock.unlock() }
        self.first = first ?? self.first
        self.second = second ?? self.second
        isWaiting = true
        send()
      }

      private func send() {
        guard isWaiting, demand > .none, let downstream, let first, let second else { return }
        isWaiting = false
        demand -= 1
        demand += downstream.receive((first, second))
      }

      private func end(_ completion: Subscribers.Completion<A.Failure>) {
        lock.lock()
        defer { lock.unlock() }
        finished += 1
        if case .finished = completion, finished < 2 { return }
        let last = downstream
        cancel()
        last?.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        lock.lock()
        defer { lock.unlock() }
        self.demand += demand
        send()
      }

      func cancel() {
        lock.lock()
        defer { lock.unlock() }
        downstream = nil
        subscriptions = []
      }
    }

    """#
}
