/** What the server answers to a form, in English. */

export const received = 'Thank you. We have your message and will answer it.'

export const refusals = {
  unreadable: 'This request could not be read. Please send the form again.',
  tooQuick: 'That was quicker than most people type. Please check your message and send it again.',
  unavailable:
    'Something went wrong on our side, and your message was not sent. Please send it again in a moment.',
} as const
