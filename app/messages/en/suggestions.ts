import { pluralEn } from './plural.ts'

export default {
  addToCart: ({ title }: { title: string }) => `Add ${title} to cart`,
  brand: 'Brand',
  category: 'Category',
  suggestionCount: ({ count }: { count: number }) =>
    pluralEn(count, { one: '1 suggestion', other: `${count} suggestions` }),
  suggestions: 'Suggestions',
}
