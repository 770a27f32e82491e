import type { RouterContextProvider } from 'react-router'

/** The arguments of loaders and actions about one promotion, or a new one. */
export interface PromotionArgs {
  request: Request
  url: URL
  params: { promotion?: string }
  context: Readonly<RouterContextProvider>
}

export const promotionsPath = '/office/selling/promotions'
