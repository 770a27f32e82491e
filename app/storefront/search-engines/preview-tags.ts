import { type Picture, pictureUrl, servedWidths } from '#commerce/catalog/pictures/picture.ts'
import type { MetaTag } from '#web/shop/context.ts'

interface Preview {
  siteName: string
  title: string
  description: string
  origin: string
  path: string
  type: 'website' | 'product' | 'article'
  picture?: Picture | null | undefined
}

/** Wide enough for every site that shows previews of links. */
const previewWidth = 1080

/** Open Graph and X: the preview of a link to this page. */
export function previewTags(preview: Preview): MetaTag[] {
  const { siteName, title, description, origin, path, type, picture } = preview
  const property = (name: string, content: string) => ({ property: `og:${name}`, content })
  return [
    property('site_name', siteName),
    property('type', type),
    property('title', title),
    property('description', description),
    property('url', origin + path),
    ...(picture ? pictureTags(origin, picture).map(([name, content]) => property(name, content)) : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ]
}

function pictureTags(origin: string, { hash, width, height, alt }: Picture): [string, string][] {
  const served = servedWidths(width)
  const shown = served.find(size => size >= previewWidth) ?? served.at(-1)!
  return [
    ['image', origin + pictureUrl({ hash, width: shown, format: 'webp' })],
    ['image:width', String(shown)],
    ['image:height', String(Math.round((height * shown) / width))],
    ...(alt === '' ? [] : [['image:alt', alt] as [string, string]]),
  ]
}
