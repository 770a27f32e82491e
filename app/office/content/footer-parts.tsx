import { footerPartMessages as texts } from '#messages/office/legal-pages.ts'
import { Block } from '../ui/block.tsx'
import { LinkList } from '../ui/link-list.tsx'
import type { FooterPartLinks } from './footer-part-links.ts'

/** Every part of the storefront's footer, with the page that edits it. */
export function FooterParts({ links, others }: FooterPartLinks) {
  return (
    <Block title={texts.title}>
      <p className="soft">{texts.intro}</p>
      <LinkList links={links} />
      {others.length > 0 && <p className="muted small">{texts.others(others)}</p>}
    </Block>
  )
}
