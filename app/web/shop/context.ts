import { createContext } from 'react-router'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { defaultTheme, type Theme } from '#commerce/content/theme/theme.ts'
import type { SignedIn } from '#commerce/people/accounts/account.ts'
import type { SignedInStaff } from '#commerce/people/staff/signed-in-staff.ts'
import type { Shop } from './shop.server.ts'

/** The open shop for loaders and actions. The server sets it for every request. */
export const shopContext = createContext<Shop>()

/** The id of the request in the log, in `X-Request-Id` and on error pages. */
export const requestIdContext = createContext<string>()

/**
 * The client's network: its IPv4 address or IPv6 /64 (`wideNetwork` returns the /48). Never logged; stored only as a keyed hash
 * while an order from there is unpaid.
 */
export const clientAddressContext = createContext<() => string>()

/** Finds the visitor that the request's cookie names; undefined for a newcomer. */
export const visitorContext = createContext<() => Promise<Visitor | undefined>>()

/** Finds the account that the visitor is signed in to; undefined for a guest. */
export const signedInContext = createContext<() => Promise<SignedIn | undefined>>()

/** Finds the staff member who is signed in; undefined for everybody else. */
export const findStaffContext = createContext<() => Promise<SignedInStaff | undefined>>()

/** The signed-in staff member, for loaders and actions of the office: `allow` sets it. */
export const staffContext = createContext<SignedInStaff>()

/** Finds the id by which forms are counted: of a visitor or a staff member; undefined for newcomers and strangers. */
export const senderContext = createContext<() => Promise<string | undefined>>()

/** Records a database outage in a loader or action; the server then responds with 503. */
export const outageContext = createContext<{ isMet: boolean }>()

export interface MetaTag {
  name?: string
  property?: string
  content: string
}

/** The parts of a page's document. Tags and structured data are for search engines and link previews only, and not in the page's data. */
export interface HtmlDocument {
  /** JSON-LD. */
  structuredData: object[]
  previewTags: MetaTag[]
  /** The page's text in parts, and the response it belongs to. As a body it would be encoded, streamed, and decoded again. */
  rendered?: { response: Response; parts: string[] }
}

/** The document of the page that is rendered. */
export const documentContext = createContext<HtmlDocument>()

/** The look of a storefront page. */
export const themeContext = createContext<Theme>(defaultTheme)
