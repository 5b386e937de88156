/** The command line: reads arguments, asks {@code explore}, prints with {@code report}, answers with an exit code. */
package io.selvage.cli;
