import { Link } from 'react-router'
import { LogoPicture } from '#ui/picture/logo-picture.tsx'
import type { LoadedLayout } from '../layout-data/use-layout-data.ts'

interface HomeLogoProps {
  layoutData: Pick<LoadedLayout, 'settings' | 'logo'>
  label: (params: { shop: string }) => string
}

/** The merchant's logo or the wordmark, leading home. */
export function HomeLogo({ layoutData: { settings, logo }, label }: HomeLogoProps) {
  const { shopName, logoText } = settings
  return (
    <Link className="logo" to="/" aria-label={label({ shop: shopName })}>
      {logo ? <LogoPicture logo={logo} name={shopName} /> : logoText}
    </Link>
  )
}
