import type { ReactNode } from 'react'
import { customerMessages } from '#messages/office/customers.ts'
import { PageHead } from '../ui/page-head.tsx'
import styles from './customer-data.module.css'

interface CustomerDataFrameProps {
  title: string
  /** The path of the customer's page. */
  page: string
  name: string
  children: ReactNode
}

/** A page about what is stored about a customer. */
export function CustomerDataFrame({ title, page, name, children }: CustomerDataFrameProps) {
  return (
    <>
      <PageHead
        title={title}
        trail={[
          { to: '/office/customers', label: customerMessages.title },
          { to: page, label: name },
        ]}
      />
      <div className={styles.page}>{children}</div>
    </>
  )
}
