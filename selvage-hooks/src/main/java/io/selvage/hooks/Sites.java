package io.selvage.hooks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All sites of this JVM by number; grows as classes are woven, never shrinks. Number 0 is {@link Site#UNKNOWN}. */
public final class Sites {
    private static final Map<Site, Integer> NUMBERS = new HashMap<>();
    private static final Map<String, Integer> MEMBERS = new HashMap<>();
    private static final List<String> MEMBER_NAMES = new ArrayList<>();
    private static volatile Site[] sites = new Site[1024];
    private static volatile int[] memberOf = new int[1024];
    private static final BitSet WATCHED_FINALS = new BitSet();
    private static int count;

    static {
        register(Site.UNKNOWN);
    }

    private Sites() {}

    /** The number of {@code site}, the same for equal sites. */
    public static synchronized int register(Site site) {
        Integer known = NUMBERS.get(site);
        if (known != null) {
            return known;
        }
        int number = count++;
        if (number == sites.length) {
            sites = Arrays.copyOf(sites, number * 2);
            memberOf = Arrays.copyOf(memberOf, number * 2);
        }
        sites[number] = site;
        memberOf[number] = memberNumber(site.member());
        NUMBERS.put(site, number);
        if (site.isFinal()) {
            WATCHED_FINALS.set(memberOf[number]);
        }
        return number;
    }

    /** The number of a site where {@code other} is, of something else that happens there. */
    public static int at(int other, String member, int flags) {
        Site place = get(other);
        return register(new Site(place.type(), place.method(), place.file(), place.line(), member, flags));
    }

    public static Site get(int number) {
        return sites[number];
    }

    /** A small number for the site's member: equal for every site of the same field, whatever is done to it. */
    public static int member(int number) {
        return memberOf[number];
    }

    /** The number of a member that is reached by other means than a site (a VarHandle's field). */
    public static synchronized int memberNumber(String member) {
        Integer known = MEMBERS.get(member);
        if (known != null) {
            return known;
        }
        int number = MEMBER_NAMES.size();
        MEMBER_NAMES.add(member);
        MEMBERS.put(member, number);
        return number;
    }

    /**
     * Whether accesses to a final field, known as a member, are reported. If they are not, whoever changes such a field
     * by reflection or otherwise must know that no read of it is seen.
     */
    public static synchronized boolean isWatchedFinal(int member) {
        return WATCHED_FINALS.get(member);
    }

    /** All members by number. */
    public static synchronized List<String> memberNames() {
        return List.copyOf(MEMBER_NAMES);
    }

    public static synchronized String memberName(int number) {
        return MEMBER_NAMES.get(number);
    }
}
