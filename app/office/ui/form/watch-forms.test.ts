import { createMemoryRouter, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { watchForms } from './watch-forms.ts'

function openRouter() {
  const answers = { action: () => {} }
  const answered = new Promise<void>(resolve => {
    answers.action = resolve
  })
  const router = createMemoryRouter([
    { path: '/', loader: () => 'home' },
    { path: '/saved', loader: () => 'saved', action: () => redirect('/') },
    { path: '/refused', loader: () => 'refused', action: () => ({ errors: {} }) },
    {
      path: '/slow',
      loader: () => 'slow',
      action: async () => {
        await answered
        return redirect('/')
      },
    },
    {
      path: '/failing',
      action: () => {
        throw new Error('failed')
      },
      ErrorBoundary: () => null,
    },
    { path: '/gone', action: () => redirect('/failed') },
    {
      path: '/failed',
      loader: () => {
        throw new Error('failed')
      },
      ErrorBoundary: () => null,
    },
  ])
  const ends: boolean[] = []
  watchForms(router, isAccepted => ends.push(isAccepted))
  const post = (path: string) => router.navigate(path, { formMethod: 'POST', formData: new FormData() })
  return { router, ends, post, answer: answers.action }
}

test('a form is accepted by a redirect', async () => {
  const { ends, post } = openRouter()
  await post('/saved')
  expect(ends).toEqual([true])
})

test('a refusal ends nothing: its page shows what was typed', async () => {
  const { router, ends, post } = openRouter()
  await post('/refused')
  expect(ends).toEqual([])
  await router.navigate('/')
  expect(ends).toEqual([false])
})

test('a form that failed, or whose next page failed, is not accepted', async () => {
  const { ends, post } = openRouter()
  await post('/failing')
  await post('/gone')
  expect(ends).toEqual([false, false])
})

test('a link that interrupts a form leaves it unaccepted', async () => {
  const { router, ends, post, answer } = openRouter()
  const sent = post('/slow')
  await router.navigate('/refused')
  answer()
  await sent
  expect(ends).toEqual([false])
})
