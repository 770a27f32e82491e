import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

export const suggestionMessages = inLanguage({
  addToCart: ({ title }: { title: string }) => `Add ${title} to cart`,
  brand: 'Brand',
  category: 'Category',
  page: 'Page',
  searchIn: ({ searchText, name }: { searchText: string; name: string }) => `${searchText} in ${name}`,
  seeAll: ({ count }: { count: number }) => `See all ${formatNumber(count)} results`,
  styles: ({ count }: { count: number }) => `${formatNumber(count)} styles`,
  suggestionCount: ({ count }: { count: number }) =>
    pluralEn(count, { one: '1 suggestion', other: `${count} suggestions` }),
  suggestions: 'Suggestions',
})
