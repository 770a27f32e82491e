/** The site of passkeys: browsers tie each to a host name. */
export interface PasskeySite {
  /** As browsers sign it: scheme, host and port. */
  origin: string
  /** The host name. */
  rpId: string
}

export function passkeySite(url: string): PasskeySite {
  const { origin, hostname } = new URL(url)
  return { origin, rpId: hostname }
}
