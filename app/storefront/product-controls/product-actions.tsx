import type { ProductCard } from '#commerce/catalog/products/product.ts'
import { ActionLabel, CardActions } from '#ui/card/card-actions.tsx'
import { AddToCartForm } from './add-to-cart/add-to-cart-form.tsx'
import { CompareButton } from './compare/compare-button.tsx'
import { HeartButton } from './hearts/heart-button.tsx'

/** The heart, compare and cart buttons of a product card. */
export function productActions(card: ProductCard) {
  const { id, slug, title } = card
  return (
    <CardActions
      title={title}
      wish={
        <HeartButton product={id} title={title}>
          <ActionLabel name="wish" />
        </HeartButton>
      }
      compare={
        <CompareButton slug={slug} title={title}>
          <ActionLabel name="compare" />
        </CompareButton>
      }
      cart={
        <AddToCartForm card={card}>
          <ActionLabel name={card.soldOut ? 'back' : 'cart'} />
        </AddToCartForm>
      }
    />
  )
}
