import type { Settings } from '../running/settings/settings.ts'

/** Line by line. Returns go to the shop's own address unless there is one for returns. */
export function returnAddressLines({ returnAddress, shopName, address }: Settings): string[] {
  return (returnAddress || `${shopName}\n${address}`)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}
