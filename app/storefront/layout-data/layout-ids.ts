/** Of the layouts that load the shop's settings and menus. */
export const layoutIds = ['storefront/layout', 'checkout-layout'] as const
