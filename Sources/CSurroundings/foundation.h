#pragma once
#include <stdbool.h>
#include <stddef.h>

#include "swift_calls.h"

// Weak, so that a program linked with its libraries inside keeps theirs.
#define STANDS_BEFORE __attribute__((weak))

// What Foundation and Dispatch on Linux call what is stood before, or replaced.
#define BUNDLE_TEXT "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"
// Foundation's other methods that look for one resource ask this one.
#define BUNDLE_RESOURCE \
  "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF"
#define FORMAT_LOCALIZED "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ"
#define FORMAT_VARIADIC "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC"
#define FORMAT_ARRAY "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC"
#define FORMAT_IN_LOCALE \
  "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC"
#define FORMAT_IN_LOCALE_ARRAY \
  "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC"
#define LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"
#define LOCALE_CURRENT "$s20FoundationEssentials6LocaleV7currentACvgZ"
#define LOCALE_AUTOUPDATING "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ"
#define CENTER "$s20FoundationEssentials18NotificationCenterC7defaultACvgZ"
#define VARIABLES "$s20FoundationEssentials11ProcessInfoC11environmentSDyS2SGvg"
#define CACHE "$s20FoundationNetworking8URLCacheC6sharedACvgZ"
#define CACHE_SETTING "$s20FoundationNetworking8URLCacheC6sharedACvsZ"
#define SUITE "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC"
// What makes defaults of a class of the author's own.
#define SUITE_BELOW "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfc"
#define DEFAULTS "$s10Foundation12UserDefaultsC8standardACvgZ"
#define DEFAULTS_MAKING "$s10Foundation12UserDefaultsCACycfC"
#define DEFAULTS_ADDRESS "$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF"
#define TIMER_SCHEDULED \
  "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"
#define TIMER_MAKING "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
#define TIMER_ADDING "$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF"
#define LOOP_PERFORMING "$s10Foundation7RunLoopC7performyyyyYbcF"
#define LOOP_PERFORMING_IN "$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF"
#define MAIN_THREAD "$s10Foundation6ThreadC06isMainB0SbvgZ"
#define MAIN_THREAD_ITSELF "$s10Foundation6ThreadC06isMainB0Sbvg"
#define QUEUE_CURRENT "$s10Foundation14OperationQueueC7currentACSgvgZ"
#define QUEUE_MAIN "$s10Foundation14OperationQueueC4mainACvgZ"
#define OBSERVING \
  "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"

// A value of Swift's that is two words: a string, a locale, a URL. None is two zeros.
struct pair {
  void *first;
  void *second;
};

extern void *swift_retain(void *object);
extern void swift_release(void *object);
extern void swift_bridgeObjectRelease(void *object);

bool surroundings_has(const char *symbol);

// The system's own, behind a definition of ours; ends the process where there is none.
void *surroundings_next(const char *name);

// Puts a function in the place of another wherever a class of Swift's has it.
bool surroundings_put_into(void *swift_class, const char *name, void *replacement);
