/** What mail servers say of all that somebody sends, since it is too much for a time: in the providers' own words, each under where it was read. */
export const limits = [
  // support.google.com/a/answer/3726730
  '550 5.7.1 Daily SMTP relay limit exceeded for customer. For more information on SMTP relay sending limits',
  '550-5.4.5 Daily SMTP relay limit exceeded for user. For more\n550 5.4.5 information',
  '550 5.7.1 Email quota exceeded.',
  '450 4.2.1 Peak SMTP relay limit exceeded for customer. This is a temporary error.',
  // learn.microsoft.com: SMTP AUTH client submission; non-delivery reports in Exchange Online
  '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException',
  '550 5.7.508 Access denied, [2001:db8::1] has exceeded permitted limits within ::/64 range',
  // docs.aws.amazon.com: Amazon SES, sending quotas
  '454 Throttling failure: Daily message quota exceeded',
  '454 Throttling failure: Maximum sending rate exceeded',
  // GoDaddy, github.com/nodemailer/nodemailer/issues/1137 and WWBN/AVideo/issues/7527
  '550 User hello@dino.example has exceeded its 24-hour sending limit. Messages to 1 recipients out of 1',
  '552 Message would take you over your relay quota of 500 Current quota used: 500',
  // forums.cpanel.net/threads/email-quota.697029; support.webcentral.au/docs/email-sending-restrictions
  '550 Domain dino.example has exceeded the max emails per hour (3/2 (150%)) allowed. Message discarded.',
  '550 Domain dino.example has exceeded the max defers and failures per hour (5/5 (100%)) allowed. Message discarded.',
  '550 Daily limit has been exceeded for hello@dino.example',
  // Policyd: www.awardspace.com/kb/message-count-quota-exceeded
  '554 5.7.1 <asha@buyer.example>: Policy rejection; Message count quota exceeded',
  // github.com/root-io/vmail/issues/67
  '554 5.7.1 <DATA>: Data command rejected: only 10 messages per day',
  // support.prolateral.com: what does SMTP 554 5.7.1 mean
  '554 5.7.1 <asha@buyer.example>: Recipient address rejected: You have exceeded your Outmail quota.',
  // support.junara.com: email sending limits
  '550 You’ve reached your sending limit. Don’t worry you can send again soon.',
]

/** What they say of the sender otherwise. */
export const senders = [
  // support.google.com/a/answer/3726730
  '550-5.7.1 [192.0.2.1] Our system has detected an unusual rate of\n550-5.7.1 unsolicited mail originating from your IP address.',
  '550 5.7.1 The IP you’re using to send mail is not authorized to send email directly to our servers.',
  '550 5.7.1 Invalid credentials for relay [192.0.2.1].',
  '550 5.7.0 Mail relay denied [192.0.2.1].',
  '550 5.7.0 Mail Sending denied.',
  // learn.microsoft.com: continuous error throttling for SMTP AUTH submissions
  '550 5.2.251 Sender throttled due to continuous mailbox full errors.',
  '550 5.2.255 Sender throttled due to continuous invalid recipients errors.',
]

/** What they say of one mail, its recipient or its size. */
export const ofOneMail = [
  // support.google.com/a/answer/3726730
  '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.',
  '550-5.7.1 Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail',
  '552 5.2.2 The email account that you tried to reach is over quota.',
  '552 5.2.3 Your message exceeded Google’s message size limits.',
  '552 5.7.0 This message was blocked because its content presents a potential security issue.',
  '550 5.7.1 The user or domain that you are sending to (or from) has a policy that prohibited the mail that you sent.',
  // learn.microsoft.com: non-delivery reports in Exchange Online
  '550 5.2.122 The recipient has exceeded the number of messages they can receive per hour',
  '550 5.2.121 Recipient’s per hour message receive limit from specific sender exceeded',
  '550 5.7.1 You are not authorized to send to this recipient.',
  '550 5.7.1 Sender is not authorized to send mail to this group.',
  '550 Recipient mailbox has exceeded its daily quota',
  '550 5.1.1 <daily-limit-exceeded@buyer.example>: User unknown',
  '550 5.1.1 SubmissionQuotaExceeded@buyer.example: Throttling@buyer.example unknown',
  '554 5.4.6 Hop count exceeded - possible mail loop',
  // Dovecot, Postfix
  '552 5.2.2 <asha@buyer.example> Quota exceeded (mailbox for user is full)',
  '552 5.3.4 Message size exceeds fixed limit',
]
