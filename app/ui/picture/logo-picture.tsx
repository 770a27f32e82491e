import { fitLogo, type Logo, logoUrl } from '#commerce/content/theme/logo.ts'

/** A logo at its size in a header. Its space is reserved until it loads. */
export function LogoPicture({ logo, name }: { logo: Logo; name: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={logoUrl(logo, 'avif')} />
      <img src={logoUrl(logo, 'webp')} {...fitLogo(logo)} alt={name} />
    </picture>
  )
}
