import { expect, test } from 'vitest'
import { cancelForm, moveForm, send } from '../own-link.ts'
import { proposedLinks, look, propose, siteWithProposal, slots } from '../proposals.ts'

test('whoever cancels at the link of a proposal reads that it is cancelled, also after a second press or from an old page', async () => {
  const made = await siteWithProposal()
  await propose(made)
  const { site } = made
  const [link] = await proposedLinks(site)
  await send(site, link!, { slot: slots[0] })
  const press = (form = cancelForm(slots[0])) => send(site, link!, form)
  const answers = await Promise.all([press(), press()])
  answers.push(await press(), await press(moveForm('2026-11-25', '15:00', slots[0])))
  expect(answers.map(({ to }) => to)).toEqual(Array(4).fill(`${link}?cancelled`))
  expect((await look(site, `${link}?cancelled`)).page).toMatchObject({
    ...{ page: 'proposal', isFree: true, refused: null },
    said: 'Your appointment has been cancelled.',
  })

  await send(site, link!, { slot: slots[0] })
  expect((await look(site, `${link}?cancelled`)).page).toMatchObject({ said: null })
})

test('a time that begins too soon is not said to be booked, neither at its own link nor at another', async () => {
  const made = await siteWithProposal()
  await propose(made)
  const { site } = made
  const [first, second] = await proposedLinks(site)
  site.services.now = () => new Date('2026-11-25T09:00:00+05:30')
  const why = 'This slot can no longer be booked online: it starts in less than two hours.'
  expect(await send(site, first!, { slot: slots[0] })).toMatchObject({
    ...{ status: 409, page: { page: 'proposal', isFree: false, why, refused: null } },
  })
  expect(await send(site, second!, { slot: slots[0] })).toMatchObject({
    ...{ status: 409, page: { page: 'proposal', isFree: true, why: null, refused: why } },
  })
})
