import { createContext } from 'react-router'
import type { Shop } from './shop.server.ts'

/** The open shop: what loaders and actions work with. The server sets it for every request. */
export const shopContext = createContext<Shop>()

/** Names the request in the log, in the `X-Request-Id` header and on the page of an unexpected failure. */
export const requestIdContext = createContext<string>()

/** Tells where the request comes from, to hold newcomers to a rate. It is never stored and never logged. */
export const clientAddressContext = createContext<() => string>()

/** Takes note of an outage of the database that a loader or action met: the server then answers with 503. */
export const outageContext = createContext<{ isMet: boolean }>()
