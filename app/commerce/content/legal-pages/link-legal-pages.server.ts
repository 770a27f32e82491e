import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import type { ChangeOrigin } from '../../editing/changes/change-set.ts'
import { pagePath } from '../pages/page-address.ts'
import { readPageLinks } from '../pages/page-links-store.server.ts'
import { isPublished } from '../schedule/is-published.ts'
import type { LegalPageKind } from './legal-page.ts'
import { findLegalPages, readHelpMenu } from './legal-page-store.server.ts'

/**
 * Puts links to these legal pages into the footer, if they have a text and are published. An entry of the same name without a link
 * gets it.
 */
export async function linkLegalPages(
  db: Db,
  origin: ChangeOrigin,
  kinds: readonly LegalPageKind[],
): Promise<{ ok: true; changeSet: number | null } | { ok: false }> {
  return change(db, origin, async edit => {
    const pages = await findLegalPages(edit.tx)
    const menu = await readHelpMenu(edit.tx)
    let position = Math.max(0, ...menu.map(item => item.position))
    for (const kind of kinds) {
      const page = pages.get(kind)
      if (!page || page.body.trim() === '' || !isPublished(page.published_at, origin.now)) continue
      const href = pagePath(page.slug)
      const links = await readPageLinks(edit.tx, [href])
      if (links.some(({ kind: place }) => place === 'help' || place === 'footer')) continue
      const entry = menu.find(item => item.href === null && isSameLabel(item.label, page.title))
      if (entry) await edit.update('menu_item', { id: entry.id }, { href })
      else await edit.insert('menu_item', { menu: 'help', label: page.title, href, position: ++position })
    }
    return { ok: true }
  })
}

function isSameLabel(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
