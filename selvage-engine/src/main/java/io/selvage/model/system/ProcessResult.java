package io.selvage.model.system;

import java.util.List;

/**
 * What became of a process of a system.
 *
 * @param exitCodes the distinct ones of all executions in which it ended, in order
 */
public record ProcessResult(String name, List<Integer> exitCodes) {
    public ProcessResult {
        exitCodes = List.copyOf(exitCodes);
    }
}
