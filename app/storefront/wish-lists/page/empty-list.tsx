import { Link } from 'react-router'
import { wishListMessages } from '#messages/wish-lists.ts'
import { HeartIcon } from '#ui/icons/icons.tsx'
import { GoToShop } from '#ui/message/go-to-shop.tsx'
import styles from './wish-list-page.module.css'

export function EmptyList({ bestSellers }: { bestSellers: { title: string; to: string } | null }) {
  return (
    <div className={styles.empty}>
      <HeartIcon size={32} strokeWidth={1.25} />
      <p>{wishListMessages.empty}</p>
      <p className="message-ways">
        <GoToShop />
        {bestSellers && (
          <Link className="button quiet" to={bestSellers.to}>
            {bestSellers.title}
          </Link>
        )}
      </p>
    </div>
  )
}
