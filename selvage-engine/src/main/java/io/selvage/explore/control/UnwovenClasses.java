package io.selvage.explore.control;

import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.explore.subject.ProgramLoader;
import io.selvage.hooks.Weaving;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Classes of a program that {@code --include} and {@code --exclude} keep from being woven. Nothing is known of what happens in them: a
 * search that met some proves nothing about them, and one that met no others has tested nothing.
 */
public final class UnwovenClasses {
    private static final int MOST = 5;

    private final List<String> names;
    private final boolean all;

    private UnwovenClasses(List<String> names, boolean all) {
        this.names = names;
        this.all = all;
    }

    public static UnwovenClasses of(ProgramLoader program) {
        List<String> own = program.defined()
                .filter(name -> !Weaving.isNeverWoven(name))
                .sorted()
                .toList();
        List<String> alone =
                own.stream().filter(name -> !Weaving.isIncluded(name)).toList();
        return new UnwovenClasses(alone, !alone.isEmpty() && alone.size() == own.size());
    }

    public void tell(SearchStatistics tally) {
        if (names.isEmpty()) {
            return;
        }
        String some = names.stream().limit(MOST).collect(Collectors.joining(", ")) + (names.size() > MOST ? ", …" : "");
        if (all) {
            tally.unseen(
                    "none of the program's classes (" + some
                            + ") was controlled; correct --include and --exclude, which take full names and * for any characters");
        } else {
            tally.reserve("--include and --exclude left " + some
                    + " alone: what happens in there was not seen, and the search is not called exhaustive");
        }
    }
}
