package io.selvage.detect;

import io.selvage.model.Finding;
import io.selvage.model.Observed;
import java.util.Optional;

/** Knows one kind of thing that can go wrong. */
public interface Detector {
    /** What is wrong with an execution that is over, if anything; execution number and schedule are filled in later. */
    Optional<Finding> inspect(Observed execution);
}
