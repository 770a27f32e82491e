import type { ProductCard } from '../commerce/catalog/product.ts'
import { ActionFace, CardActions } from '../ui/card/card-actions.tsx'
import { AddForm } from './cart/add-form.tsx'
import { CompareForm } from './compare/compare-form.tsx'
import { HeartButton } from './wish-lists/hearts/heart-button.tsx'

/** What can be done with a product wherever its card stands. */
export function productActions(card: ProductCard) {
  const { id, slug, title } = card
  return (
    <CardActions
      title={title}
      wish={
        <HeartButton product={id} title={title}>
          <ActionFace name="wish" />
        </HeartButton>
      }
      compare={
        <CompareForm slug={slug} title={title}>
          <ActionFace name="compare" />
        </CompareForm>
      }
      cart={
        <AddForm card={card}>
          <ActionFace name={card.soldOut ? 'back' : 'cart'} />
        </AddForm>
      }
    />
  )
}
