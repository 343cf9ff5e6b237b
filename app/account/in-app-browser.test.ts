import { expect, test } from 'vitest'
import { detectInAppBrowser, openInChromeUrl } from './in-app-browser.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A146B Build/UP1A.231005.007; wv) AppleWebKit/537.36'
const androidRest = '(KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15'
const iPhoneRest = '(KHTML, like Gecko) Mobile/15E148'

test.each([
  [
    'Instagram',
    'android',
    `${android} ${androidRest} Instagram 337.0.0.35.102 Android (34/14; 450dpi; 1080x2340; samsung; SM-A146B; a14x; s5e8535; en_IN; 615279222)`,
  ],
  [
    'Instagram',
    'ios',
    `${iPhone} ${iPhoneRest} Instagram 336.0.5.26.85 (iPhone14,5; iOS 17_5_1; en_IN; en; scale=3.00; 1170x2532; 611540130)`,
  ],
  ['Facebook', 'android', `${android} ${androidRest} [FB_IAB/FB4A;FBAV/470.0.0.57.81;IABMV/1;]`],
  [
    'Facebook',
    'ios',
    `${iPhone} ${iPhoneRest} [FBAN/FBIOS;FBAV/468.1.0.50.70;FBBV/612345678;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone;FBLC/en_GB;FBOP/5]`,
  ],
  ['Facebook', 'android', `${android} ${androidRest} [FB_IAB/Orca-Android;FBAV/465.0.0.48.109;]`],
  ['WhatsApp', 'android', `${android} ${androidRest} WhatsApp/2.24.13.77 A`],
  ['LINE', 'android', `${android} ${androidRest} Line/14.9.1/IAB`],
  [
    'WeChat',
    'android',
    `${android} ${androidRest} XWEB/1160065 MMWEBSDK/20240501 MMWEBID/1234 MicroMessenger/8.0.50.2701(0x28003252) WeChat/arm64 Weixin NetType/WIFI Language/en ABI/arm64`,
  ],
  [
    'TikTok',
    'android',
    `${android} ${androidRest} trill_2023505030 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/35.5.3 ByteLocale/en BytedanceWebview/d8a21c6`,
  ],
  [
    'Snapchat',
    'ios',
    `${iPhone} ${iPhoneRest} Snapchat/12.93.0.37 (like Safari/8618.2.12.10.9, panda)`,
  ],
  ['LinkedIn', 'ios', `${iPhone} ${iPhoneRest} [LinkedInApp]/9.29.6832`],
  ['this app', 'android', `${android} ${androidRest}`],
  ['this app', 'ios', `${iPhone} ${iPhoneRest}`],
])('%s on %s is a browser inside an app', (app, system, userAgent) => {
  expect(detectInAppBrowser(userAgent)).toEqual({ app, system })
})

test.each([
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A146B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  [
    'Opera Mini',
    'Mozilla/5.0 (Linux; U; Android 13; en-in) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.118 Mobile Safari/537.36 OPR/78.0.2254.69405',
  ],
  ['Safari on iPhone', `${iPhone} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`],
  [
    'Chrome on iPhone',
    `${iPhone} (KHTML, like Gecko) CriOS/126.0.6478.108 Mobile/15E148 Safari/604.1`,
  ],
  [
    'the Google app on iPhone',
    `${iPhone} (KHTML, like Gecko) GSA/321.0.644720219 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Safari on iPad, which says it is a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
  ],
  ['nothing', ''],
])('%s is a browser of its own', (_name, userAgent) => {
  expect(detectInAppBrowser(userAgent)).toBe(null)
})

test('an Android app hands the very page over to Chrome', () => {
  expect(openInChromeUrl('https://www.dino.example/products/wotan?book&date=2026-11-23')).toBe(
    'intent://www.dino.example/products/wotan?book&date=2026-11-23#Intent;scheme=https;' +
      'package=com.android.chrome;S.browser_fallback_url=' +
      'https%3A%2F%2Fwww.dino.example%2Fproducts%2Fwotan%3Fbook%26date%3D2026-11-23;end',
  )
})
