import { describe, expect, it } from 'vitest'
import { maxPastedLines, parsePastedShipments } from './pasted-shipments.ts'

describe('pasted tracking numbers', () => {
  it('are read from lines with spaces, tabs, commas or semicolons', () => {
    const pasted =
      'T-7KQ4-M2XA UPS 1Z 999\r\n\nt7kq4m2xb\tDHL\t77\nT-7KQ4-M2XC,Bicycle,5\n T-7KQ4-M2XD; FedEx; 8 '
    expect(
      parsePastedShipments(pasted).map(
        one => one.ok && [one.line, one.number, one.shipment.carrier, one.shipment.trackingNumber],
      ),
    ).toEqual([
      [1, 'T-7KQ4-M2XA', 'UPS', '1Z 999'],
      [3, 'T-7KQ4-M2XB', 'DHL', '77'],
      [4, 'T-7KQ4-M2XC', 'Bicycle', '5'],
      [5, 'T-7KQ4-M2XD', 'FedEx', '8'],
    ])
  })

  it.each([
    ['UPS 1Z999', 'no-number'],
    ['T-7KQ4-M2XA', 'no-carrier'],
    ['T-7KQ4-M2XA UPS', 'no-tracking-number'],
  ])('refuse "%s"', (text, reason) => {
    expect(parsePastedShipments(`\n${text}`)).toEqual([{ ok: false, line: 2, text, reason }])
  })

  it('refuse a second line for the same order, but not one after a mistake', () => {
    const lines = parsePastedShipments('T-7KQ4-M2XA UPS\nT-7KQ4-M2XA UPS 1\nT-7KQ4-M2XA UPS 2')
    expect(lines.map(one => (one.ok ? 'ok' : one.reason))).toEqual(['no-tracking-number', 'ok', 'repeated'])
  })

  it('refuse lines after the most that are shipped at once', () => {
    const lines = parsePastedShipments('x\n'.repeat(maxPastedLines + 1))
    expect(lines.map(one => !one.ok && one.reason).slice(-2)).toEqual(['no-number', 'too-many'])
  })
})
