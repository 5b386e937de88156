package io.selvage.scheduler.callparts;

import io.selvage.dependence.CallFacet;
import io.selvage.dependence.CallFacets;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.model.CallPart;
import io.selvage.scheduler.CallParts;
import io.selvage.scheduler.ShadowObject;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Which part of its object a call is confined to: finds the line of {@link CallFacets}, and for a queue or a key looks
 * what the call will find. Whatever is not certain accesses the whole object.
 */
public final class ConfinedCalls implements CallParts {
    private final QueueSlots slots = new QueueSlots();
    private final Supplies supplies;

    /** By site: what the call accesses if its object is of the class that was there last. */
    private CallFacet[] facets = new CallFacet[256];

    private Class<?>[] types = new Class<?>[256];

    /** @param supplies counts, and permits that suffice */
    public ConfinedCalls(Supplies supplies) {
        this.supplies = supplies;
    }

    /**
     * What a call at {@code site} is confined to in any state; {@link CallPart#WHOLE} if that depends on the state.
     *
     * @param key the first argument, if that may be a key; else null
     * @param place the first argument, if that may be an index; else negative
     */
    public int announce(Object receiver, Object key, int place, int site) {
        CallFacet facet = facet(receiver, site);
        return switch (facet) {
            case WHOLE -> reading(receiver);
            case COUNT -> CallPart.UPDATE;
            case ELEMENT -> place < 0 ? CallPart.WHOLE : CallPart.of(CallPart.PART, place);
            case COUNT_ELEMENT -> place < 0 ? CallPart.WHOLE : CallPart.of(CallPart.UPDATE_PART, place);
            case LOOK_UP_KEY, CHANGE_KEY, ADD_KEY, REPLACE_KEY ->
                isOrderedByProgram(receiver) ? CallPart.WHOLE : KeyNumbers.part(key);
            default -> CallPart.WHOLE;
        };
    }

    /** What a call is confined to where nothing is known of what it means. */
    public static int reading(Object receiver) {
        return receiver instanceof ReentrantReadWriteLock.ReadLock ? CallPart.READING : CallPart.WHOLE;
    }

    /** Whether the state decides what a call at {@code site} is confined to. */
    public boolean isOpen(Object receiver, int site) {
        CallFacet facet = facet(receiver, site);
        return facet.isOfEnd()
                || facet == CallFacet.ADD_KEY
                || facet == CallFacet.REPLACE_KEY
                || Supplies.concern(receiver);
    }

    @Override
    public int settle(ShadowObject owner, Object receiver, Object key, int site) {
        CallFacet facet = facet(receiver, site);
        if (facet.isOfEnd()) {
            return slots.use(owner, (Collection<?>) receiver, facet);
        }
        if (facet.isOfSupply()) {
            return supplies.use(owner, receiver, facet);
        }
        supplies.forget(owner);
        int part = announce(receiver, key, -1, site);
        boolean isPart = CallPart.shape(part) == CallPart.PART;
        return isPart && changesNothing(facet, receiver, key) ? part | CallPart.ONLY_READS : part;
    }

    @Override
    public void disturb(ShadowObject owner) {
        supplies.forget(owner);
    }

    private static boolean changesNothing(CallFacet facet, Object receiver, Object key) {
        try {
            boolean isThere =
                    receiver instanceof Map<?, ?> map ? map.containsKey(key) : ((Collection<?>) receiver).contains(key);
            return isThere == (facet == CallFacet.ADD_KEY);
        } catch (ClassCastException incomparable) {
            // So will be the call.
            return false;
        }
    }

    /** Then keys that are not equal may still be one to it. */
    private static boolean isOrderedByProgram(Object receiver) {
        return receiver instanceof ConcurrentSkipListMap<?, ?> map && map.comparator() != null
                || receiver instanceof ConcurrentSkipListSet<?> set && set.comparator() != null;
    }

    private CallFacet facet(Object receiver, int site) {
        if (site >= types.length) {
            types = Arrays.copyOf(types, Math.max(site + 1, types.length * 2));
            facets = Arrays.copyOf(facets, types.length);
        }
        Class<?> type = receiver.getClass();
        if (types[site] != type) {
            types[site] = type;
            facets[site] = facet(type, Sites.get(site));
        }
        return facets[site];
    }

    private static CallFacet facet(Class<?> type, Site site) {
        String method = site.member().substring(site.member().lastIndexOf('.') + 1);
        if ((site.flags() & Site.KNOWN_CALL) == 0) {
            return CallFacet.WHOLE;
        }
        if ((site.flags() & Site.TIMED) != 0) {
            return CallFacets.of(type.getName(), method + CallFacets.TIMED);
        }
        String dropped = (site.flags() & Site.DROPPED) != 0 ? method + CallFacets.DROPPED : method;
        String bare = (site.flags() & Site.ARGUMENTS) == 0 ? method + CallFacets.BARE : method;
        return CallFacets.of(type.getName(), dropped, bare, method);
    }
}
