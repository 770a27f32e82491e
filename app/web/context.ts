import { createContext } from 'react-router'
import type { Shop } from './shop.server.ts'

/** The open shop: what loaders and actions work with. The server sets it for every request. */
export const shopContext = createContext<Shop>()

/** Names the request in the log, in the `X-Request-Id` header and on the page of an unexpected failure. */
export const requestIdContext = createContext<string>()

/**
 * The client's network: its IPv4 address, or its IPv6 /64 (`wideNetwork` makes the /48 of it). Never logged; stored only as a keyed
 * hash, while an order from there is unpaid.
 */
export const clientAddressContext = createContext<() => string>()

/** Takes note of an outage of the database that a loader or action met: the server then answers with 503. */
export const outageContext = createContext<{ isMet: boolean }>()
