/** SKUs of the demo shop. */
export const blackTeeSku = 'TEE-BLK-01-S'
export const waterPotSku = 'POT-WHT-01'
export const officeBagSku = 'BAG-OFF-01'
export const soldOutSku = 'PRD-CLY-XL'
