import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the shop. */
export default [
  layout('storefront/layout.tsx', [
    index('storefront/home/home-page.tsx'),
    route('Shop/:category?', 'storefront/listing/listing-page.tsx'),
    route('brands', 'storefront/listing/brands-page.tsx'),
    route('brands/:brand', 'storefront/listing/brand-page.tsx'),
    route('collections/:collection', 'storefront/listing/collection-page.tsx'),
    route('productDetails/:slug?', 'storefront/product/product-page.tsx'),
    route('backInStock/:sku', 'storefront/product/back-in-stock-page.tsx'),
    route('about', 'storefront/content/content-page.tsx', { id: 'about' }),
    route('contact', 'storefront/content/content-page.tsx', { id: 'contact' }),
    route('journal', 'storefront/content/content-page.tsx', { id: 'journal' }),
    route('*', 'storefront/error/unknown-page.tsx'),
  ]),

  // Answers without a page.
  route('search/suggestions', 'storefront/search/suggestions.ts'),
  route('products', 'storefront/product-list/product-list.ts'),
  route('productCards', 'storefront/product/product-cards.ts'),
  route('pictures/:file', 'storefront/pictures/picture-file.ts'),
] satisfies RouteConfig
