package io.selvage.hooks;

import java.util.ArrayList;
import java.util.Arrays;
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
    private static int count;
    /** How often a site was asked for by {@link #register}. */
    private static long requests;

    static {
        register(Site.UNKNOWN);
    }

    private Sites() {}

    /** The number of {@code site}, the same for equal sites. */
    public static synchronized int register(Site site) {
        requests++;
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
        return number;
    }

    /** The number of a site where {@code other} is, of something else that happens there. */
    public static int at(int other, String member, int flags) {
        Site place = get(other);
        return register(new Site(place.type(), place.method(), place.file(), place.line(), member, flags));
    }

    /** How many sites there are. */
    public static synchronized int count() {
        return count;
    }

    /** Grows whenever the number of a site is asked for, be it new or not. */
    public static synchronized long requests() {
        return requests;
    }

    /** The sites with numbers from {@code from} to below {@code to}. */
    public static synchronized List<Site> between(int from, int to) {
        return List.of(Arrays.copyOfRange(sites, from, to));
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

    /** All members by number. */
    public static synchronized List<String> memberNames() {
        return List.copyOf(MEMBER_NAMES);
    }

    public static synchronized String memberName(int number) {
        return MEMBER_NAMES.get(number);
    }
}
