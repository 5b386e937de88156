package io.selvage.hooks.jdk;

import java.util.Arrays;

/** What an exception says of a call on null, by the call's site. */
public final class NullReceivers {
    private static volatile String[] messages = new String[1024];

    private NullReceivers() {}

    /** Of several calls at one site that say different things only the beginning that they have in common is kept. */
    public static synchronized void register(int site, String message) {
        if (site >= messages.length) {
            messages = Arrays.copyOf(messages, Math.max(site + 1, messages.length * 2));
        }
        String known = messages[site];
        messages[site] = known == null || known.equals(message) ? message : action(message);
    }

    private static String action(String message) {
        int cause = message.indexOf(" because ");
        return cause < 0 ? message : message.substring(0, cause);
    }

    /** Null if nothing is known of {@code site}. */
    public static String message(int site) {
        return site < messages.length ? messages[site] : null;
    }

    /** The same for a call that is known by number, see {@link UnwovenCall}. */
    public static String messageOfCall(int number) {
        return message(UnwovenCall.get(number).site);
    }
}
