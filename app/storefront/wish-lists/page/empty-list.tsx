import { href, Link } from 'react-router'
import { sharedMessages } from '../../../messages/shared.ts'
import { wishListMessages } from '../../../messages/wish-lists.ts'
import { HeartIcon } from '../../../ui/icons/icons.tsx'
import styles from './wish-list-page.module.css'

export function EmptyList({ bestSellers }: { bestSellers: { title: string; to: string } | null }) {
  return (
    <div className={styles.empty}>
      <HeartIcon size={32} strokeWidth={1.25} />
      <p>{wishListMessages.empty}</p>
      <p className="message-ways">
        <Link className="button" to={href('/Shop/:category?')}>
          {sharedMessages.goToShop}
        </Link>
        {bestSellers && (
          <Link className="button quiet" to={bestSellers.to}>
            {bestSellers.title}
          </Link>
        )}
      </p>
    </div>
  )
}
