package io.selvage.agent.cache;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Woven classes of the JDK by their names and the bytes they are made of. Woven code names sites by numbers, so that a
 * class can be used again only if these mean the same: all sites that classes woven during the start refer to are
 * registered anew, in the same order, before any other. Classes that are woven later are kept if they refer to none.
 */
public final class WovenClassCache {
    /** So many classes that are not in the file make it worth to be written again. */
    private static final int MANY = 16;

    private static final byte[] UNCHANGED = new byte[0];

    /** Null if nothing is kept. */
    private final Path file;

    private final Map<String, CacheFile.WovenClass> classes = new HashMap<>();
    private final int firstSite = Sites.count();
    private int endOfSites = firstSite;
    private boolean isStarting = true;
    private int unsaved;

    private WovenClassCache(Path file) {
        this.file = file;
    }

    /** What was kept for this JDK and this tool; registers the sites. */
    public static WovenClassCache open() {
        return open(CacheLocation.file().orElse(null));
    }

    /** @param file null if nothing is to be kept */
    static WovenClassCache open(Path file) {
        WovenClassCache cache = new WovenClassCache(file);
        CacheFile known = cache.file == null ? null : CacheFile.read(cache.file);
        if (known != null && known.firstSite() == cache.firstSite) {
            known.sites().forEach(Sites::register);
            if (Sites.count() == cache.firstSite + known.sites().size()) {
                cache.classes.putAll(known.classes());
            }
        }
        return cache;
    }

    /**
     * What {@code weaver} makes of {@code classFile}, or has made of the same bytes before; null if the class stays as
     * it is.
     *
     * @param isLoaded whether the class has been loaded already, so that it is woven differently
     */
    public byte[] weave(String name, boolean isLoaded, byte[] classFile, Supplier<byte[]> weaver) {
        if (file == null) {
            return weaver.get();
        }
        String key = isLoaded ? name + " loaded" : name;
        int checksum = (int) CacheLocation.checksum(classFile, 0, classFile.length);
        CacheFile.WovenClass known = find(key);
        if (known != null && known.checksum() == checksum && known.length() == classFile.length) {
            return known.woven().length == 0 ? null : known.woven();
        }
        long before = Sites.requests();
        byte[] woven = weaver.get();
        add(key, new CacheFile.WovenClass(checksum, classFile.length, woven == null ? UNCHANGED : woven), before);
        return woven;
    }

    private synchronized CacheFile.WovenClass find(String key) {
        return classes.get(key);
    }

    private synchronized void add(String key, CacheFile.WovenClass woven, long requestsBefore) {
        if (isStarting || Sites.requests() == requestsBefore) {
            classes.put(key, woven);
            unsaved++;
        }
    }

    /** The classes that every start weaves have been woven: sites that are registered from now on are not kept. */
    public synchronized void started() {
        isStarting = false;
        endOfSites = Sites.count();
        if (file != null && unsaved > 0) {
            save();
        }
    }

    /** Keeps classes that are woven later, too, when the JVM ends. */
    public void saveAtEnd() {
        if (file != null) {
            Runtime.getRuntime().addShutdownHook(new Thread(this::saveMany, "selvage-cache"));
        }
    }

    private synchronized void saveMany() {
        if (unsaved >= MANY) {
            save();
        }
    }

    private void save() {
        unsaved = 0;
        List<Site> sites = Sites.between(firstSite, endOfSites);
        new CacheFile(firstSite, sites, Map.copyOf(classes)).write(file);
    }
}
