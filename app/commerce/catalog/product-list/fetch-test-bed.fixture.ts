import { afterEach, beforeEach, expect } from 'vitest'
import { type FetchLimits, fetchLimited } from './fetch-limited.server.ts'
import { LoopbackService, neverRespond, type Responder, respondWith } from './loopback-service.fixture.ts'

/** A trusted service, and a private host that nothing may connect to, for the tests of one file. */
export class FetchTestBed {
  readonly service = new LoopbackService(neverRespond)
  readonly privateHost = new LoopbackService(respondWith('secret'))

  constructor() {
    const { service, privateHost } = this
    beforeEach(async () => {
      service.port = privateHost.port = 0
      service.requestedPaths.length = 0
      await Promise.all([service.open(), privateHost.open()])
    })
    afterEach(async () => {
      expect(privateHost.connections).toBe(0)
      await Promise.all([service.close(), privateHost.close()])
    })
  }

  get(url: string, limits: Partial<FetchLimits> = {}) {
    const { origin } = this.service
    return fetchLimited(url, { maxBytes: 1000, timeoutMs: 30_000, trustedOrigin: origin, ...limits })
  }

  getFrom(responder: Responder, limits: Partial<FetchLimits> = {}) {
    this.service.respond = responder
    return this.get(`${this.service.origin}/products`, limits)
  }
}
