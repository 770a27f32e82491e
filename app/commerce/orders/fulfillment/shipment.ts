import { codeText, nameText } from '../../values/typed/typed-text.ts'

export interface Shipment {
  carrier: string
  trackingNumber: string
  /** Null if the carrier has no tracking page. */
  trackingUrl: string | null
}

export type ShipmentRefusal = 'no-carrier' | 'no-tracking-number' | 'bad-url'

export type ParsedShipment = { ok: true; shipment: Shipment } | { ok: false; reason: ShipmentRefusal }

/** Of well-known carriers; a URL from the merchant takes precedence. */
const trackingPages: Record<string, (number: string) => string> = {
  dhl: number => `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
  fedex: number => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  ups: number => `https://www.ups.com/track?tracknum=${number}`,
  usps: number => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
}

/** Only http and https URLs are safe to link. */
export function parseShipment(typed: {
  carrier?: string | undefined
  tracking?: string | undefined
  url?: string | undefined
}): ParsedShipment {
  const carrier = nameText(typed.carrier ?? '')
  const trackingNumber = codeText(typed.tracking ?? '')
  if (carrier === '' || carrier.length > 100) return { ok: false, reason: 'no-carrier' }
  if (trackingNumber === '' || trackingNumber.length > 100) return { ok: false, reason: 'no-tracking-number' }
  const isKnownCarrier = Object.hasOwn(trackingPages, carrier.toLowerCase())
    ? trackingPages[carrier.toLowerCase()]
    : undefined
  const url = nameText(typed.url ?? '') || isKnownCarrier?.(encodeURIComponent(trackingNumber))
  if (url === undefined) return { ok: true, shipment: { carrier, trackingNumber, trackingUrl: null } }
  if (!URL.canParse(url) || !['https:', 'http:'].includes(new URL(url).protocol))
    return { ok: false, reason: 'bad-url' }
  return { ok: true, shipment: { carrier, trackingNumber, trackingUrl: new URL(url).href } }
}
