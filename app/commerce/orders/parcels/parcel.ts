/** What the merchant says of a parcel. */
export interface SentParcel {
  carrier: string
  trackingNumber: string
  /** Where the carrier says where it is; null where there is no such page. */
  trackingUrl: string | null
}

export type ParcelRefusal = 'no-carrier' | 'no-tracking-number' | 'bad-address'

export type ReadParcel = { ok: true; parcel: SentParcel } | { ok: false; because: ParcelRefusal }

/** Where the carriers that are known here show a parcel. The merchant's own address goes before. */
const pages: Record<string, (number: string) => string> = {
  dhl: number => `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
  fedex: number => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  ups: number => `https://www.ups.com/track?tracknum=${number}`,
  usps: number => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
}

/** Reads what was typed of a parcel. A page must be one that a browser opens without running anything. */
export function readParcel(typed: {
  carrier?: string | undefined
  tracking?: string | undefined
  url?: string | undefined
}): ReadParcel {
  const carrier = (typed.carrier ?? '').trim()
  const trackingNumber = (typed.tracking ?? '').trim()
  if (carrier === '' || carrier.length > 100) return { ok: false, because: 'no-carrier' }
  if (trackingNumber === '' || trackingNumber.length > 100)
    return { ok: false, because: 'no-tracking-number' }
  const known = Object.hasOwn(pages, carrier.toLowerCase()) ? pages[carrier.toLowerCase()] : undefined
  const url = typed.url?.trim() || known?.(encodeURIComponent(trackingNumber))
  if (url === undefined) return { ok: true, parcel: { carrier, trackingNumber, trackingUrl: null } }
  if (!URL.canParse(url) || !['https:', 'http:'].includes(new URL(url).protocol))
    return { ok: false, because: 'bad-address' }
  return { ok: true, parcel: { carrier, trackingNumber, trackingUrl: new URL(url).href } }
}
