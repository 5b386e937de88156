package io.selvage.verify.trial;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import java.util.List;

/**
 * A finding of a trial.
 *
 * @param classes at least one
 * @param replay what to type to see it again; the empty string if it cannot be seen again
 */
public record Evidence(Trial trial, Finding finding, List<FailureClass> classes, String replay) {
    public Evidence {
        classes = List.copyOf(classes);
    }
}
