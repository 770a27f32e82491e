import { Heart } from 'lucide-react'

/** Wish lists cannot be kept yet: the button is disabled. */
export function WishButton() {
  return (
    <button type="button" className="button quiet" disabled>
      <Heart aria-hidden size={20} strokeWidth={1.5} /> Add to Wish List
    </button>
  )
}
