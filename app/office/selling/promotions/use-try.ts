import type { MouseEvent } from 'react'
import { useFetcher } from 'react-router'
import type { PromotionAnswer } from './promotion-page.server.ts'

/** Tries a promotion without leaving its form, where there is JavaScript. */
export function useTry(path: string) {
  const fetcher = useFetcher<PromotionAnswer>()
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const { form } = event.currentTarget
    if (form) fetcher.submit(new FormData(form, event.currentTarget), { method: 'post', action: path })
  }
  return { answer: fetcher.data, onClick }
}
