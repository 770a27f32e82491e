import type { Db, Schema } from '../../db/schema.ts'
import { readCategories } from '../catalog/category-store.server.ts'
import {
  type Banner,
  type Benefit,
  type MenuItem,
  readSettings,
  type Settings,
  type Surroundings,
  type Terms,
} from './content.ts'

export async function loadSettings(db: Db): Promise<Settings> {
  return readSettings(await db.selectFrom('setting').selectAll().execute())
}

/** Apart from the other settings: only a product's page says them. */
export async function loadTerms(db: Db): Promise<Terms> {
  const names = ['shipping_text', 'returns_text', 'warranty_text']
  const rows = await db.selectFrom('setting').selectAll().where('name', 'in', names).execute()
  const text = (name: string) => rows.find(row => row.name === name)?.value ?? ''
  return { shipping: text('shipping_text'), returns: text('returns_text'), warranty: text('warranty_text') }
}

export async function loadSurroundings(db: Db): Promise<Surroundings> {
  const menus = await db
    .selectFrom('menu_item')
    .select(['menu', 'label', 'href'])
    .orderBy('position')
    .execute()
  const menu = (name: string): MenuItem[] =>
    menus.filter(item => item.menu === name).map(({ label, href }) => ({ label, href }))
  return {
    settings: await loadSettings(db),
    categories: await readCategories(db),
    headerMenu: menu('header'),
    footerMenu: menu('footer'),
    helpMenu: menu('help'),
    socialLinks: await db.selectFrom('social_link').select(['network', 'href']).orderBy('position').execute(),
    errorText: (await findPage(db, 'error'))?.body ?? '',
  }
}

export async function findPage(db: Db, slug: string): Promise<{ title: string; body: string } | undefined> {
  return db.selectFrom('page').select(['title', 'body']).where('slug', '=', slug).executeTakeFirst()
}

export async function loadBanners(db: Db, placement: Schema['banner']['placement']): Promise<Banner[]> {
  const rows = await db
    .selectFrom('banner')
    .innerJoin('picture', 'picture.hash', 'banner.picture_hash')
    .select(['heading', 'text', 'action', 'href', 'alt', 'hash', 'width', 'height'])
    .where('placement', '=', placement)
    .orderBy('position')
    .execute()
  return rows.map(({ hash, width, height, alt, ...banner }) => ({
    ...banner,
    picture: { hash, width, height, alt },
  }))
}

export async function loadBenefits(db: Db): Promise<Benefit[]> {
  return db.selectFrom('benefit').select(['icon', 'text']).orderBy('position').execute()
}
