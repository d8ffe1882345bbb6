import UIKit

/// Reads the cities and knows how far it is with that.
actor CityStore {
  private let service: any CityService

  init(service: any CityService) {
    self.service = service
  }

  func cities() async throws -> [City] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode([City].self, from: await service.data())
  }
}

/// How far reading is.
enum LoadState<Value> {
  case loading
  case loaded(Value)
  case failed(any Error)
}
