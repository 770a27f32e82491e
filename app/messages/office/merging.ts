import type { MergeKind } from '#commerce/editing/merging/merge-kind.ts'
import type { MergeRefusal } from '#commerce/editing/merging/merge-records.server.ts'
import type { MergePreview } from '#commerce/editing/merging/preview-merge.server.ts'
import { formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'

const counted = (count: number, one: string, other: string) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${other}`

interface MergeNames {
  from: string
  into: string
}

/** What happens to products, in one or two sentences. */
function productsText({ products, both, isByRule }: MergePreview, { from, into }: MergeNames): string {
  if (isByRule) return `No products move: a rule finds its own. Only the address of ${from} leads to ${into}.`
  if (products === 0) return `${from} has no products to move.`
  const move = products === 1 ? 'moves' : 'move'
  const moved = `${counted(products, 'product', 'products')} ${move} from ${from} to ${into}.`
  if (both === 0) return moved
  return `${moved} ${both === products ? (both === 1 ? 'It is' : 'All are') : `${formatNumber(both)} of them ${both === 1 ? 'is' : 'are'}`} there already.`
}

/** Texts about merging two of a kind. */
export const mergeMessages = inLanguage({
  title: (name: string) => `Merge ${name}`,
  tagTitle: (tag: string) => `Rename or merge “${tag}”`,
  intro: 'Combine two that mean the same. Links to the old one redirect to the other.',
  tagIntro: 'A new name renames the tag on all its products. The name of another tag merges the two.',
  into: 'Merge into',
  tagInto: 'New name, or another tag',
  choose: 'Choose one',
  show: 'Show what happens',
  whatHappens: 'What happens',
  products: productsText,
  children: ({ children }: MergePreview, { into }: MergeNames) =>
    `${counted(children, 'category', 'categories')} below it ${children === 1 ? 'goes' : 'go'} below ${into}.`,
  promotions: ({ promotions }: MergePreview, { into }: MergeNames) =>
    `${counted(promotions, 'discount', 'discounts')} for it ${promotions === 1 ? 'applies' : 'apply'} to ${into} instead.`,
  collections: ({ collections }: MergePreview, { into }: MergeNames) =>
    `${counted(collections, 'collection', 'collections')} that ${collections === 1 ? 'shows' : 'show'} it by a rule ${collections === 1 ? 'shows' : 'show'} ${into} instead.`,
  address: (from: string, into: string) => `${from} leads to ${into} from now on.`,
  gone: ({ from }: MergeNames) => `${from} is removed. Undo brings all of it back.`,
  tagGone: ({ from }: MergeNames) => `No product has “${from}” any more. Undo brings it back.`,
  submit: ({ from, into }: MergeNames) => `Merge ${from} into ${into}`,
  rename: ({ from, into }: MergeNames) => `Rename ${from} to ${into}`,
  /** In the history of changes. */
  reason: ({ from, into }: MergeNames) => `Merged ${from} into ${into}`,
  renamed: ({ from, into }: MergeNames) => `Renamed tag ${from} to ${into}`,
  removedTag: (tag: string) => `Removed tag ${tag}`,
  done: (reason: string) => `${reason}.`,
  continues: (reason: string) => `${reason}. The rest follows in a moment.`,
  merge: 'Merge',
  removeTag: 'Remove tag',
  refusals: {
    'not-found': 'One of them is gone.',
    same: 'Choose another one: these are the same.',
    'below-itself': 'A category can’t be merged into one below it. Move that one out first.',
    'same-options':
      'Some products have both, and would have two variants with the same values. Change or remove those variants first:',
    'another-option': 'Choose a value of the same option.',
    'another-attribute': 'Choose a value of the same attribute.',
    'in-use': 'A collection shows the products with this tag. Change its rule first.',
    'shown-by-name': 'The home page shows this collection by its address. Merge the other one into it.',
    changed: 'Somebody changed one of them meanwhile. Nothing has been merged.',
  } satisfies Record<MergeRefusal, string>,
  kinds: {
    categories: 'Categories',
    brands: 'Brands',
    'option-values': 'Values of options',
    'attribute-values': 'Values of attributes',
    collections: 'Collections',
    tags: 'Tags',
  } satisfies Record<MergeKind, string>,
})
