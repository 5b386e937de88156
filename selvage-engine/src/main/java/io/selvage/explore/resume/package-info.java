/** A search kept on disk: its checkpoint, the checkpoint's file, and what the search must have in common with it. */
package io.selvage.explore.resume;
