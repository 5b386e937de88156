package io.selvage.agent.cache;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WovenClassCacheTest {
    private static final byte[] ORIGINAL = {1, 2, 3};
    private static final byte[] WOVEN = {4, 5, 6, 7};
    private static final Supplier<byte[]> NOT_AGAIN = () -> {
        throw new AssertionError("woven again");
    };

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("below").resolve("classes.woven");
    }

    private void keep() {
        WovenClassCache cache = WovenClassCache.open(file());
        cache.weave("A", false, ORIGINAL, () -> WOVEN);
        cache.weave("Unchanged", false, ORIGINAL, () -> null);
        cache.started();
    }

    @Test
    void aClassIsWovenOnceForAllJvms() {
        keep();
        WovenClassCache next = WovenClassCache.open(file());
        assertThat(next.weave("A", false, ORIGINAL, NOT_AGAIN)).isEqualTo(WOVEN);
        assertThat(next.weave("Unchanged", false, ORIGINAL, NOT_AGAIN)).isNull();
    }

    @Test
    void otherBytesAreWovenAnew() {
        keep();
        WovenClassCache next = WovenClassCache.open(file());
        byte[] other = {1, 2, 4};
        assertThat(next.weave("A", false, other, () -> other)).isEqualTo(other);
    }

    @Test
    void aClassThatIsLoadedAlreadyIsWovenDifferently() {
        keep();
        WovenClassCache next = WovenClassCache.open(file());
        assertThat(next.weave("A", true, ORIGINAL, () -> ORIGINAL)).isEqualTo(ORIGINAL);
    }

    @Test
    void aDamagedFileCountsAsNone() throws IOException {
        keep();
        byte[] sound = Files.readAllBytes(file());
        for (int at = 0; at < sound.length; at++) {
            byte[] damaged = sound.clone();
            damaged[at] ^= 0x10;
            Files.write(file(), damaged);
            assertThat(CacheFile.read(file())).as("damaged at %d", at).isNull();
        }
        for (int length = 0; length < sound.length; length++) {
            Files.write(file(), Arrays.copyOf(sound, length));
            assertThat(CacheFile.read(file())).as("cut after %d bytes", length).isNull();
        }
        assertThat(WovenClassCache.open(file()).weave("A", false, ORIGINAL, () -> ORIGINAL))
                .isEqualTo(ORIGINAL);
    }

    @Test
    void aFolderThatCannotBeWrittenToIsNoProblem() throws IOException {
        Files.writeString(folder.resolve("below"), "a file where the folder should be");
        keep();
        assertThat(WovenClassCache.open(file()).weave("A", false, ORIGINAL, () -> ORIGINAL))
                .isEqualTo(ORIGINAL);
    }

    @Test
    void nothingIsKeptWhereThereIsNoFile() {
        WovenClassCache off = WovenClassCache.open((Path) null);
        assertThat(off.weave("A", false, ORIGINAL, () -> WOVEN)).isEqualTo(WOVEN);
        assertThat(off.weave("A", false, ORIGINAL, () -> ORIGINAL)).isEqualTo(ORIGINAL);
    }

    @Test
    void classesWhoseSitesHaveOtherNumbersNowAreNotUsed() {
        Site site = new Site("T", "m", "T.java", 7, "T.x" + System.nanoTime(), Site.READ);
        WovenClassCache cache = WovenClassCache.open(file());
        cache.weave("A", false, ORIGINAL, () -> {
            Sites.register(site);
            return WOVEN;
        });
        cache.started();
        // In this JVM the first free number is another one than it was then.
        assertThat(WovenClassCache.open(file()).weave("A", false, ORIGINAL, () -> ORIGINAL))
                .isEqualTo(ORIGINAL);
    }

    @Test
    void aClassWovenLaterIsKeptOnlyWithoutSites() {
        WovenClassCache cache = WovenClassCache.open(file());
        cache.started();
        cache.weave("Late", false, ORIGINAL, () -> {
            Sites.register(Site.UNKNOWN);
            return WOVEN;
        });
        assertThat(cache.weave("Late", false, ORIGINAL, () -> ORIGINAL)).isEqualTo(ORIGINAL);
    }

    @Test
    void aFileSaysWhatWasWrittenIntoIt() {
        List<Site> sites = List.of(new Site("T", "m", null, 7, "T.x", Site.READ));
        CacheFile.WovenClass woven = new CacheFile.WovenClass(3, 5, WOVEN);
        new CacheFile(9, sites, Map.of("A", woven)).write(file());
        CacheFile read = CacheFile.read(file());
        assertThat(read.firstSite()).isEqualTo(9);
        assertThat(read.sites()).isEqualTo(sites);
        assertThat(read.classes().get("A").woven()).isEqualTo(WOVEN);
    }
}
